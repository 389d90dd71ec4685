import type { Request, Response } from 'express';

/** What the issuer has verified about a person. The pair of issuer and subject names them. */
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
  /** The person or the issuer said no, or the answer belongs to no sign-in begun here. */
  | { readonly kind: 'refused' };

/** The issuer could not be reached or spoke out of protocol. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('The sign-in service does not answer', { cause });
    this.name = 'IdentityUnavailable';
  }
}

/** Signing people in at an OpenID Connect issuer (code flow with PKCE). */
export interface IdentityPort {
  readonly kind: 'embedded' | 'oidc';
  /**
   * Sends the browser to the issuer; the verifier is kept in the request's session.
   * @param loginHint e-mail of the person who wants to sign in.
   * @throws IdentityUnavailable
   */
  begin(req: Request, res: Response, loginHint: string | null): Promise<void>;
  /**
   * Redeems the code that the issuer sent back with.
   * @throws IdentityUnavailable
   */
  finish(req: Request, res: Response): Promise<SignInOutcome>;
  /**
   * Where to send the browser so that the issuer forgets the sign-in too.
   * @returns null when the issuer has no such page or cannot be reached.
   */
  endSessionUrl(idToken: string): Promise<string | null>;
}
