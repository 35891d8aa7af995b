/** Parses with the defaults of the description filled in: validators alone never invent a member. */
export { parseWithDefaults } from "@crossborder/runtime/zod";
