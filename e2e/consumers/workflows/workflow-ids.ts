import { parse } from "yaml";
import { readText, repositoryFiles } from "../../house/repository.ts";

interface Arazzo {
  readonly workflows: readonly { readonly workflowId: string }[];
}

/** The ID of every workflow in `spec/workflows`. */
export function workflowIds(): string[] {
  return repositoryFiles("spec/workflows/*.arazzo.yaml").flatMap((file) => {
    const { workflows }: Arazzo = parse(readText(file));
    return workflows.map(({ workflowId }) => workflowId);
  });
}
