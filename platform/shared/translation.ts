/**
 * The shape that a Portuguese text must have, taken from the English one: nothing missing, nothing more, every list as
 * long, every function of the same values. A sentence becomes any sentence; numbers, booleans, closed lists of ids, and
 * what stands under the name of an id stay what they are.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : T extends object
      ? { [Key in keyof T]: Key extends IdKey ? T[Key] : TranslatedMember<T[Key]> }
      : T;

/** Under these names stands what programs read. */
type IdKey = 'id' | 'section' | 'facts' | 'tier';

/** A member whose type is a choice of words, like `FactId`, is read by programs; a single literal is a sentence. */
type TranslatedMember<T> = IsChoice<Extract<T, string>> extends true ? T : Translation<T>;

type IsChoice<T, Whole = T> = [T] extends [never]
  ? false
  : T extends Whole
    ? [Whole] extends [T]
      ? false
      : true
    : never;
