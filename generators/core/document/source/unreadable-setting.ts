import type { Location } from "../../diagnostics/diagnostic.ts";

/** A file or URL that a setting names and that cannot be read: the mistake is where the setting stands. */
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
