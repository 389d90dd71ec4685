import { PERSONAS } from '../personas.ts';

export interface IssuerPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The email address normalized to the issuer's account key; null when it is invalid. */
export function emailOf(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const email = text.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(email) ? email : null;
}

/** A demo persona, or a new person whose name is derived from the address. */
export function personOf(email: string): IssuerPerson {
  const known = PERSONAS.find((persona) => persona.email === email);
  if (known) return known;
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  const [first = email, ...rest] = words.map(capitalised);
  return { email, firstName: first, lastName: rest.join(' ') || null };
}
