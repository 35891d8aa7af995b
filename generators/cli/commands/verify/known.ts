import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Exemption } from "../../../diff/changes/exemptions/exemption.ts";

/** Facts that are read before the service is. */
export interface Known {
  readonly description: ApiModel;
  readonly exemptions: readonly Exemption[];
  readonly headers: Readonly<Record<string, string>>;
}
