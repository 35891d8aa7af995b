/** A value that only its constructor makes, so that no other value of its type can take its place. */
export type Branded<Value, Name extends string> = Value & { readonly "~brand": Name };

/** A body type whose properties take branded values alone, by property name and brand. */
export type WithBrands<Body, Brands extends object> = {
  [Key in keyof Body]: Key extends keyof Brands ? BrandOf<Body[Key], Brands[Key]> : Body[Key];
};

type BrandOf<Value, Name> = Value extends undefined | null ? Value : Value & { readonly "~brand": Name };
