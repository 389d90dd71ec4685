import * as z from 'zod/mini';

/** Verdicts that are left out of every answer, as patterns of words without accents or marks. */
export const Policy = z.array(
  z.strictObject({
    kind: z.enum(['worth', 'dismissal', 'promotion', 'diagnosis', 'fate']),
    language: z.enum(['en', 'de', 'es', 'fr', 'pt']),
    patterns: z.array(z.string().check(z.minLength(1))),
    /** Sentences that the patterns find, and near ones that they must not find. */
    leftOut: z.array(z.string()).check(z.minLength(1)),
    shown: z.array(z.string()).check(z.minLength(1)),
  }),
);
