import type * as z from "zod";
import type { ConfigOf } from "../zod-internals.ts";
import type { AnyObject } from "./object-types.ts";

type Shape = z.core.$ZodShape;
type Config = z.core.$ZodObjectConfig;
type Mask<Members> = z.core.util.Mask<keyof Members>;

/** The members that a rule speaks of, where all of `when` are there: without these, it asks for nothing. */
type Rule = readonly [when: PropertyKey, members: PropertyKey];

/** Members that rules speak of, among those that an object lacks. */
type Missed<Rules, Left, Lacking> = Rules extends readonly [infer When, infer Members]
  ? [When] extends [Left]
    ? Extract<Lacking, Members>
    : never
  : never;

/** The named members that must be there. */
type Required<Members extends Shape, Name = keyof Members> = {
  [Key in keyof Members]: Members[Key] extends z.ZodOptional | z.ZodExactOptional ? never : Key;
}[Extract<Name, keyof Members>];

/** A mask, in which what it must not name is `never`. */
type Allowed<Chosen, Members, Forbidden = never> = Chosen & {
  [Name in keyof Chosen]: Name extends Forbidden ? never : Name extends keyof Members ? true : never;
};

type Picked<Members, Key> = z.core.util.Flatten<Pick<Members, Extract<keyof Members, Key>>>;

type Optional<Members extends Shape, Key> = {
  -readonly [Name in keyof Members]: Name extends Key ? z.ZodOptional<Members[Name]> : Members[Name];
};
type ExactOptional<Members extends Shape, Key> = {
  -readonly [Name in keyof Members]: Name extends Key ? z.ZodExactOptional<Members[Name]> : Members[Name];
};
type NonOptional<Members extends Shape, Key> = {
  -readonly [Name in keyof Members]: Name extends Key ? z.ZodNonOptional<Members[Name]> : Members[Name];
};

type SafelyExtending<Members extends Shape, More extends z.core.$ZodLooseShape> = {
  [Name in keyof More]: Name extends keyof Members
    ? z.output<More[Name]> extends z.output<Members[Name]>
      ? More[Name]
      : never
    : More[Name];
};

/** No mask: for all members, where that leaves out none that a rule speaks of. */
type All<Members extends Shape, Rules> = [Missed<Rules, keyof Members, Required<Members>>] extends [never]
  ? []
  : [mask: never];

/**
 * The type of an object with rules about several members. Its methods keep the rules, as those of plain objects do; what would
 * leave out a member of a rule throws, and does not compile.
 */
export interface RuledObject<Members extends Shape, Extra extends Config, Rules extends Rule>
  extends z.ZodType<unknown, unknown, z.core.$ZodObjectInternals<Members, Extra>> {
  readonly shape: Members;
  keyof(): z.ZodEnum<z.core.util.ToEnum<keyof Members & string>>;
  catchall<Rest extends z.core.SomeType>(schema: Rest): RuledObject<Members, z.core.$catchall<Rest>, Rules>;
  passthrough(): RuledObject<Members, z.core.$loose, Rules>;
  loose(): RuledObject<Members, z.core.$loose, Rules>;
  strict(): RuledObject<Members, z.core.$strict, Rules>;
  strip(): RuledObject<Members, z.core.$strip, Rules>;
  extend<More extends z.core.$ZodLooseShape>(
    shape: More,
  ): RuledObject<z.core.util.Extend<Members, z.core.util.Writeable<More>>, Extra, Rules>;
  safeExtend<More extends z.core.$ZodLooseShape>(
    shape: SafelyExtending<Members, More>,
  ): RuledObject<z.core.util.Extend<Members, z.core.util.Writeable<More>>, Extra, Rules>;
  merge<Other extends z.ZodObject>(
    other: Other,
  ): RuledObject<z.core.util.Extend<Members, Other["shape"]>, ConfigOf<Other>, Rules>;
  pick<Chosen extends Mask<Members>>(
    mask: Allowed<Chosen, Members> &
      Record<Missed<Rules, keyof Chosen, Exclude<keyof Members, keyof Chosen>>, true>,
  ): RuledObject<Picked<Members, keyof Chosen>, Extra, Rules>;
  omit<Chosen extends Mask<Members>>(
    mask: Allowed<Chosen, Members, Missed<Rules, Exclude<keyof Members, keyof Chosen>, keyof Chosen>>,
  ): RuledObject<Picked<Members, Exclude<keyof Members, keyof Chosen>>, Extra, Rules>;
  partial(...all: All<Members, Rules>): RuledObject<Optional<Members, keyof Members>, Extra, Rules>;
  partial<Chosen extends Mask<Members>>(
    mask: Allowed<Chosen, Members, Missed<Rules, keyof Members, Required<Members, keyof Chosen>>>,
  ): RuledObject<Optional<Members, keyof Chosen>, Extra, Rules>;
  exactPartial(...all: All<Members, Rules>): RuledObject<ExactOptional<Members, keyof Members>, Extra, Rules>;
  exactPartial<Chosen extends Mask<Members>>(
    mask: Allowed<Chosen, Members, Missed<Rules, keyof Members, Required<Members, keyof Chosen>>>,
  ): RuledObject<ExactOptional<Members, keyof Chosen>, Extra, Rules>;
  required(): RuledObject<NonOptional<Members, keyof Members>, Extra, Rules>;
  required<Chosen extends Mask<Members>>(
    mask: Allowed<Chosen, Members>,
  ): RuledObject<NonOptional<Members, keyof Chosen>, Extra, Rules>;
}

/** The type of an object that has the members of another one, and rules about several of them. */
export type Ruled<Base extends AnyObject, Rules extends Rule> = RuledObject<
  Base["shape"],
  ConfigOf<Base>,
  Rules
>;
