import type { ResolverResult } from 'react-hook-form';
import { type FactContent, type FactField, type FactProblem, factFields, factProblems } from '../rules.ts';
import { officeFactTexts as texts } from '../texts/office-facts.ts';
import { today } from './today.ts';

/** The fields as the form holds them: empty is ''. */
export type FactForm = { [Field in FactField]: Field extends 'is_shown' | 'is_quoted' ? boolean : string };

export function formOf(fact: FactContent): FactForm {
  return Object.fromEntries(factFields.map((field) => [field, fact[field] ?? ''])) as unknown as FactForm;
}

/** What the form holds, as it would be saved. */
export function contentOf(form: FactForm): FactContent {
  return Object.fromEntries(
    factFields.map((field) => {
      const value = form[field];
      return [field, typeof value === 'string' ? value.trim() || emptyOf(field) : value];
    }),
  ) as unknown as FactContent;
}

const emptyOf = (field: FactField) =>
  field === 'text' || field === 'source' || field === 'review_by' ? '' : null;

/** What keeps a fact from being saved, at its fields. */
export function checkFact(values: FactForm): ResolverResult<FactForm> {
  const problems = factProblems(contentOf(values), today());
  const found = Object.entries(problems) as [FactField, FactProblem][];
  if (found.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(
      found.map(([field, problem]) => [field, { type: problem, message: texts.problem(field, problem) }]),
    ),
  };
}
