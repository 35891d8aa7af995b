/** A flat body that may be missing as a whole: with all that it requires, or with none of its properties. */
export type OptionalBody<Body> =
  | Body
  | {
      readonly [Key in KeyOf<Body> as string extends Key ? never : number extends Key ? never : Key]?: never;
    };

type KeyOf<Body> = Body extends unknown ? keyof Body : never;
