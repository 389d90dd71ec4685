import { AppError } from '../../../platform/errors.ts';
import { PaymentsRefused, PaymentsUnavailable } from '../../../providers/payments/port.ts';

/** Translates the provider's failures into the API's error codes; leaves all others as they are. */
export function toBillingError(error: unknown): unknown {
  if (error instanceof PaymentsUnavailable) {
    const { retryAfterSeconds } = error.detail;
    return new AppError(
      'billing.unavailable',
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    );
  }
  if (error instanceof PaymentsRefused) {
    const isPrice = error.reason === 'price_differs';
    return new AppError(isPrice ? 'billing.not_sold' : 'billing.refused');
  }
  return error;
}

/** @throws AppError billing.unavailable, billing.refused, billing.not_sold */
export async function withBillingErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toBillingError(error);
  }
}
