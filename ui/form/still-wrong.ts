/**
 * The problems that are still shown after a change: one leaves its field, `name` or a path `names.0` within it, once what is
 * typed there is right; what the server alone finds leaves it with any change.
 */
export function stillWrong<Problems extends object>(
  shown: Problems,
  changed: object,
  found: Partial<Record<string, unknown>>,
): Problems {
  const left = Object.entries(shown).filter(
    ([field]) => !((field.split('.')[0] ?? '') in changed) || found[field] !== undefined,
  );
  return Object.fromEntries(left) as Problems;
}
