import { enumsAreNamed } from "./enums-are-named.js";
import { errorCodesEqualCatalog } from "./error-codes-equal-catalog.js";
import { evidenceCarriesText } from "./evidence-carries-text.js";
import { examplesMatch } from "./examples-match.js";
import { idsUseIdComponents } from "./ids-use-id-components.js";
import { moneyIsMinorUnits } from "./money-is-minor-units.js";
import { nullability } from "./nullability.js";
import { operationShape } from "./operation-shape.js";

/** The rules of this house, as a plugin that Redocly loads from `redocly.yaml`. */
export default function house() {
  return {
    id: "house",
    rules: {
      oas3: {
        "enums-are-named": enumsAreNamed,
        "error-codes-equal-catalog": errorCodesEqualCatalog,
        "evidence-carries-text": evidenceCarriesText,
        "examples-match": examplesMatch,
        "ids-use-id-components": idsUseIdComponents,
        "money-is-minor-units": moneyIsMinorUnits,
        nullability,
        "operation-shape": operationShape,
      },
    },
  };
}
