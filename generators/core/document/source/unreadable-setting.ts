import type { Location } from "../../diagnostics/diagnostic.ts";

/** Thrown for an unreadable file or URL in a setting, with the location of the setting. */
export class UnreadableSetting extends Error {
  override readonly name: string = "UnreadableSetting";
  readonly location: Location;
  readonly help: string;

  constructor(message: string, { location, help }: { readonly location: Location; readonly help: string }) {
    super(message);
    this.location = location;
    this.help = help;
  }
}
