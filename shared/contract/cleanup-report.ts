import * as z from 'zod/mini';

/** What a cleanup would delete, or has deleted. A phantom account is an inactive one. */
export const CleanupReport = z.object({
  accountsToDelete: z.number(),
  relatedDataCount: z.object({
    /** Charts of analyzed people. */
    charts: z.number(),
    teams: z.number(),
    /** People analyzed in teams. */
    members: z.number(),
    dynamics: z.number(),
    /** Usage counters, one row for each account and day. */
    usage: z.number(),
  }),
  /** The sum of the related data. */
  totalDataRecords: z.number(),
  /** Account admins left with no active account, who become regular users. */
  orphanedAdmins: z.array(z.object({ id: z.string(), email: z.nullable(z.string()) })),
  inactiveAccounts: z.array(z.object({ id: z.string(), name: z.string() })),
  message: z.string(),
  /** The token that confirms exactly this; absent when there is nothing to delete. */
  token: z.optional(z.string()),
});
export type CleanupReport = z.infer<typeof CleanupReport>;
