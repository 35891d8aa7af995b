import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { queryKeys } from "./api/query/index.ts";
import { codeOf, queries, tosId } from "./queries.ts";

function Customers() {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(queries.customers.list.infiniteQueryOptions({ limit: 10 }));
  const ids = list.data?.pages.flatMap(({ data }) => data.map(({ id }) => id)) ?? [];
  const add = useMutation({
    ...queries.customers.create.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.customers }),
  });
  return (
    <section>
      <output>{`${list.status} ${codeOf(list.error)}`}</output>
      <ul>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <button type="button" disabled={!list.hasNextPage} onClick={() => list.fetchNextPage()}>
        More
      </button>
      <button type="button" onClick={() => list.refetch()}>
        Again
      </button>
      <button type="button" onClick={() => add.mutate({ tos_id: tosId, first_name: "Grace" })}>
        Add
      </button>
      <output>{`${add.status} ${add.error?.outcome ?? ""}`}</output>
    </section>
  );
}

function Payouts() {
  const { data: count } = useQuery({
    ...queries.payouts.list.queryOptions({ limit: 10 }),
    select: ({ data }) => data.length,
  });
  return <output>{`${count?.toFixed()} payouts`}</output>;
}

function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Customers
      </button>
      {isOpen && <Customers />}
      <Payouts />
    </>
  );
}

const queryClient = new QueryClient();
Object.assign(globalThis, { queryClient });
createRoot(document.body).render(
  <QueryClientProvider client={queryClient}>
    <App />
  </QueryClientProvider>,
);
