import type { Request, Response } from 'express';

/** Claims verified by the issuer. Issuer and subject together identify the person. */
export interface VerifiedClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
}

export type SignInOutcome =
  | { readonly kind: 'verified'; readonly claims: VerifiedClaims; readonly idToken: string }
  /** The person or issuer declined, or the callback belongs to no sign-in started here. */
  | { readonly kind: 'refused' };

/** The issuer could not be reached or violated the protocol. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('The sign-in service does not answer', { cause });
    this.name = 'IdentityUnavailable';
  }
}

/** Sign-in at an OpenID Connect issuer (authorization code flow with PKCE). */
export interface IdentityPort {
  readonly kind: 'embedded' | 'oidc';
  /**
   * Redirects the browser to the issuer; the code verifier is kept in the request's session.
   * @param loginHint email of the person who wants to sign in
   * @throws IdentityUnavailable
   */
  begin(req: Request, res: Response, loginHint: string | null): Promise<void>;
  /**
   * Redeems the authorization code of the callback.
   * @throws IdentityUnavailable
   */
  finish(req: Request, res: Response): Promise<SignInOutcome>;
  /**
   * Where to redirect the browser so that the issuer ends its session too.
   * @returns null when the issuer has no such page or cannot be reached
   */
  endSessionUrl(idToken: string): Promise<string | null>;
}
