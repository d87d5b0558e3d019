import { AppError } from '#platform/server/app-error.ts';
import { officeViewTexts } from '../texts/office-views.ts';

/** Two views whose names differ in capitals alone could not be told apart when somebody says them. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function nameTaken(name: string): AppError {
  return new AppError('conflict', { message: officeViewTexts.nameTaken(name) });
}

const uniqueViolation = '23505';

/**
 * For a write that fails: of two at once both may have seen the name free, and what the database takes for the same (half a
 * letter, some capitals) is not always the same here.
 */
export const unlessTaken = (name: string) => (error: unknown) => {
  throw error instanceof Error && 'code' in error && error.code === uniqueViolation ? nameTaken(name) : error;
};
