import type { MediaTypeModel, StreamModel } from "./api-model.ts";

const FORMATS: readonly (readonly [StreamModel["format"], RegExp])[] = [
  ["events", /^text\/event-stream$/],
  ["lines", /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)$/],
  ["sequence", /^application\/([^;]+\+)?json-seq$/],
];

/** Returns the separator format of a media type; undefined if it is not a stream. */
export function streamFormat(contentType: string): StreamModel["format"] | undefined {
  const [essence = ""] = contentType.split(";");
  return FORMATS.find(([, pattern]) => pattern.test(essence.trim().toLowerCase()))?.[0];
}

/** Returns the preferred stream of a response with several: the first of the format that is listed first above. */
export function preferredStream<Media extends Pick<MediaTypeModel, "stream">>(
  contents: readonly Media[],
): (Media & { readonly stream: StreamModel }) | undefined {
  const streams = contents.filter(
    (media): media is Media & { readonly stream: StreamModel } => !!media.stream,
  );
  return FORMATS.flatMap(([format]) => streams.find(({ stream }) => stream.format === format) ?? [])[0];
}
