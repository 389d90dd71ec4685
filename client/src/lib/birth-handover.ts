/*
 * Carries a birth typed on the landing page through the sign-in, which leaves the document. In the
 * tab's own storage, written when the visitor goes to sign in and removed when it is read.
 */

const KEY = 'birth-handover';
const LIFETIME_MS = 30 * 60_000;

export interface HandedOver {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** `HH:MM`, or empty. */
  readonly birthTime: string;
  readonly birthPlace: string;
}

/** Keeps the birth for the page after the sign-in. Does nothing where storage is blocked. */
export function handOverBirth(birth: HandedOver): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...birth, at: Date.now() }));
  } catch {
    // The form then starts empty.
  }
}

/** The birth typed before the sign-in, once; null when there is none, or it is old. */
export function takeHandedOverBirth(): HandedOver | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) && Date.now() - kept.at <= LIFETIME_MS ? birthOf(kept) : null;
  } catch {
    return null;
  }
}

type Kept = HandedOver & { readonly at: number };

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { birthDate, birthTime, birthPlace, at } = value as Partial<Record<keyof Kept, unknown>>;
  const areTexts = [birthDate, birthTime, birthPlace].every((text) => typeof text === 'string');
  return areTexts && typeof at === 'number';
}

function birthOf({ birthDate, birthTime, birthPlace }: Kept): HandedOver {
  return { birthDate, birthTime, birthPlace };
}
