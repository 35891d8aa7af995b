// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { TrackingStep, type TrackingStepSchema } from "./index.ts";
