import type { MediaTypeModel, StreamModel } from "./api-model.ts";

const FORMATS: readonly (readonly [StreamModel["format"], RegExp])[] = [
  ["events", /^text\/event-stream$/],
  ["lines", /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)$/],
  ["sequence", /^application\/([^;]+\+)?json-seq$/],
];

/** How a media type separates events; undefined if it is not a stream. */
export function streamFormat(contentType: string): StreamModel["format"] | undefined {
  const [essence = ""] = contentType.split(";");
  return FORMATS.find(([, pattern]) => pattern.test(essence.trim().toLowerCase()))?.[0];
}

/** The stream that is read where a response has several: the first of the format that is listed first above. */
export function preferredStream<Media extends Pick<MediaTypeModel, "stream">>(
  contents: readonly Media[],
): (Media & { readonly stream: StreamModel }) | undefined {
  const streams = contents.filter(
    (media): media is Media & { readonly stream: StreamModel } => !!media.stream,
  );
  return FORMATS.flatMap(([format]) => streams.find(({ stream }) => stream.format === format) ?? [])[0];
}
