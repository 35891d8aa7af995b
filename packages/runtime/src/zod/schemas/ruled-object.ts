import type * as z from "zod";
import type { ConfigOf } from "../zod-internals.ts";
import type { AnyObject, NonOptional } from "./object-types.ts";

type Shape = z.core.$ZodShape;
type Config = z.core.$ZodObjectConfig;
type Mask<Members> = z.core.util.Mask<keyof Members>;

/** The members that a rule is about. It applies only if all members of `when` are present. */
type Rule = readonly [when: PropertyKey, members: PropertyKey];

/** Removed or relaxed members that rules still need. */
type Missed<Rules, Kept, Removed> = Rules extends readonly [infer When, infer Members]
  ? [When] extends [Kept]
    ? Extract<Removed, Members>
    : never
  : never;

/** The named members that are required. */
type Required<Members extends Shape, Name = keyof Members> = {
  [Key in keyof Members]: Members[Key] extends z.ZodOptional | z.ZodExactOptional ? never : Key;
}[Extract<Name, keyof Members>];

/** A mask in which forbidden members have the type `never`. */
type Allowed<Chosen, Members, Forbidden = never> = Chosen & {
  [Name in keyof Chosen]: Name extends Forbidden ? never : Name extends keyof Members ? true : never;
};

/** A mask of members that become optional. */
type Relaxed<Chosen, Members extends Shape, Rules> = Allowed<
  Chosen,
  Members,
  Missed<Rules, keyof Members, Required<Members, keyof Chosen>>
>;

type Picked<Members, Key> = z.core.util.Flatten<Pick<Members, Extract<keyof Members, Key>>>;

type Optional<Members extends Shape, Key> = {
  -readonly [Name in keyof Members]: Name extends Key ? z.ZodOptional<Members[Name]> : Members[Name];
};
type ExactOptional<Members extends Shape, Key> = {
  -readonly [Name in keyof Members]: Name extends Key ? z.ZodExactOptional<Members[Name]> : Members[Name];
};

type SafelyExtending<Members extends Shape, More extends z.core.$ZodLooseShape> = {
  [Name in keyof More]: Name extends keyof Members
    ? z.output<More[Name]> extends z.output<Members[Name]>
      ? More[Name]
      : never
    : More[Name];
};

/** Arguments of a call without a mask, which relaxes all members; it does not compile if a rule needs one of them. */
type All<Members extends Shape, Rules> = [Missed<Rules, keyof Members, Required<Members>>] extends [never]
  ? []
  : [mask: never];

/** An object with other members and the same rules. */
type As<Members extends Shape, Extra extends Config, Rules extends Rule> = Ruled<
  z.ZodObject<Members, Extra>,
  Rules
>;

/**
 * The type of an object with rules about several members. Its methods keep the rules. A call that would drop a member
 * of a rule does not compile, and throws.
 */
export interface Ruled<Base extends AnyObject, Rules extends Rule>
  extends z.ZodType<unknown, unknown, z.core.$ZodObjectInternals<Base["shape"], ConfigOf<Base>>> {
  readonly shape: Base["shape"];
  keyof(): z.ZodEnum<z.core.util.ToEnum<keyof Base["shape"] & string>>;
  catchall<Rest extends z.core.SomeType>(schema: Rest): As<Base["shape"], z.core.$catchall<Rest>, Rules>;
  passthrough(): As<Base["shape"], z.core.$loose, Rules>;
  loose(): As<Base["shape"], z.core.$loose, Rules>;
  strict(): As<Base["shape"], z.core.$strict, Rules>;
  strip(): As<Base["shape"], z.core.$strip, Rules>;
  extend<More extends z.core.$ZodLooseShape>(
    shape: More,
  ): As<z.core.util.Extend<Base["shape"], z.core.util.Writeable<More>>, ConfigOf<Base>, Rules>;
  safeExtend<More extends z.core.$ZodLooseShape>(
    shape: SafelyExtending<Base["shape"], More>,
  ): As<z.core.util.Extend<Base["shape"], z.core.util.Writeable<More>>, ConfigOf<Base>, Rules>;
  merge<Other extends z.ZodObject>(
    other: Other,
  ): As<z.core.util.Extend<Base["shape"], Other["shape"]>, ConfigOf<Other>, Rules>;
  pick<Chosen extends Mask<Base["shape"]>>(
    mask: Allowed<Chosen, Base["shape"]> &
      Record<Missed<Rules, keyof Chosen, Exclude<keyof Base["shape"], keyof Chosen>>, true>,
  ): As<Picked<Base["shape"], keyof Chosen>, ConfigOf<Base>, Rules>;
  omit<Chosen extends Mask<Base["shape"]>>(
    mask: Allowed<
      Chosen,
      Base["shape"],
      Missed<Rules, Exclude<keyof Base["shape"], keyof Chosen>, keyof Chosen>
    >,
  ): As<Picked<Base["shape"], Exclude<keyof Base["shape"], keyof Chosen>>, ConfigOf<Base>, Rules>;
  partial(
    ...all: All<Base["shape"], Rules>
  ): As<Optional<Base["shape"], keyof Base["shape"]>, ConfigOf<Base>, Rules>;
  partial<Chosen extends Mask<Base["shape"]>>(
    mask: Relaxed<Chosen, Base["shape"], Rules>,
  ): As<Optional<Base["shape"], keyof Chosen>, ConfigOf<Base>, Rules>;
  exactPartial(
    ...all: All<Base["shape"], Rules>
  ): As<ExactOptional<Base["shape"], keyof Base["shape"]>, ConfigOf<Base>, Rules>;
  exactPartial<Chosen extends Mask<Base["shape"]>>(
    mask: Relaxed<Chosen, Base["shape"], Rules>,
  ): As<ExactOptional<Base["shape"], keyof Chosen>, ConfigOf<Base>, Rules>;
  required(): As<NonOptional<Base["shape"], keyof Base["shape"]>, ConfigOf<Base>, Rules>;
  required<Chosen extends Mask<Base["shape"]>>(
    mask: Allowed<Chosen, Base["shape"]>,
  ): As<NonOptional<Base["shape"], keyof Chosen>, ConfigOf<Base>, Rules>;
}
