import * as z from 'zod/mini';

/** What a cleanup would delete, or has deleted. A phantom account is an inactive one. */
export const CleanupReport = z.object({
  accountsToDelete: z.number(),
  relatedDataCount: z.object({
    /** Charts of analysed people. */
    charts: z.number(),
    teams: z.number(),
    /** People analysed in teams. */
    members: z.number(),
    dynamics: z.number(),
    /** Counters of an account and a day. */
    usage: z.number(),
  }),
  /** The sum of the related data. */
  totalDataRecords: z.number(),
  /** Account admins left with no active account: they become regular users. */
  orphanedAdmins: z.array(z.object({ id: z.string(), email: z.nullable(z.string()) })),
  inactiveAccounts: z.array(z.object({ id: z.string(), name: z.string() })),
  message: z.string(),
  /** What a confirmation of exactly this must carry; absent when there is nothing to delete. */
  token: z.optional(z.string()),
});
export type CleanupReport = z.infer<typeof CleanupReport>;
