import { AppError } from '#platform/server/app-error.ts';

/** The refusal that a call ends with. Any other ending, success included, fails the test. */
export async function refusalOf(asked: Promise<unknown>): Promise<AppError> {
  const outcome = await asked.then(
    () => new Error('it was not refused'),
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw outcome;
}
