import { AppError } from '../../platform/errors.ts';

/**
 * Resolves one of several births, or returns why it has no single meaning.
 * @throws AppError place.unavailable: an outage is not an error in the birth
 */
export async function orRefusal<T>(answer: Promise<T>): Promise<T | AppError> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'place.unavailable') return error;
    throw error;
  }
}
