import { AppError } from '../../platform/errors.ts';

/**
 * What is made of one of several births, or why that one has no single meaning.
 * @throws AppError place.unavailable: a service that does not answer is nobody's mistake
 */
export async function orRefusal<T>(answer: Promise<T>): Promise<T | AppError> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'place.unavailable') return error;
    throw error;
  }
}
