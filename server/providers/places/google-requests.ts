import { foldTokens } from './embedded/folding.ts';

/** Groups requests for billing; Google accepts only tokens of this form. */
export function sessionToken(session: string | undefined): string | undefined {
  return session !== undefined && /^[\w-]{1,36}$/.test(session) ? session : undefined;
}

/** The input as well-formed UTF-16; null when it contains nothing to search for. */
export function askable(input: string): string | null {
  return foldTokens(input).length > 0 ? Buffer.from(input).toString() : null;
}

/** Other ids are never sent: they could address another path of Google's API. */
export function isPlaceId(placeId: string): boolean {
  return /^[\w:-]{1,300}$/.test(placeId);
}
