import { AppError } from '../../platform/errors.ts';

/** @throws AppError request.conflict for an account that has been switched off */
export function refuseInactiveAccount({ isActive }: { readonly isActive: boolean }): void {
  if (!isActive) throw new AppError('request.conflict', { message: 'This account is inactive.' });
}
