import type { SdkError } from "@crossborder/client";
import { createInfiniteQuery, createMutation, createQuery } from "@tanstack/svelte-query";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/vue-query";
import { queries } from "./queries.ts";

const { list, create } = queries.customers;
const count = {
  ...list.queryOptions({ limit: 10 }),
  select: ({ data }: { data: readonly unknown[] }) => data.length,
};

/** In components that no compiler of types reads here. */
export function vueTypes(): void {
  const counted: number | undefined = useQuery(count).data.value;
  const { data, error } = useInfiniteQuery(list.infiniteQueryOptions());
  const id: string | undefined = data.value?.pages[0]?.data[0]?.id;
  const failed: SdkError | null = error.value;
  const { mutate } = useMutation(create.mutationOptions());
  // @ts-expect-error: a id is a text
  mutate({ first_name: 1 });
  // @ts-expect-error: the data are no text
  const wrong: string | undefined = useQuery(count).data.value;
  console.log(counted, id, failed, wrong);
}

export function svelteTypes(): void {
  const counted: number | undefined = createQuery(() => count).data;
  const { data, error } = createInfiniteQuery(() => list.infiniteQueryOptions());
  const id: string | undefined = data?.pages[0]?.data[0]?.id;
  const failed: SdkError | null = error;
  const { mutate } = createMutation(() => create.mutationOptions());
  // @ts-expect-error: a id is a text
  mutate({ first_name: 1 });
  // @ts-expect-error: the data are no text
  const wrong: string | undefined = createQuery(() => count).data;
  console.log(counted, id, failed, wrong);
}
