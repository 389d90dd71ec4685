/** How a table's rows belong to a person. */
export type Owner = 'person' | 'user' | 'chart' | 'conversation' | 'subscription' | 'member';

export interface OwnTable {
  readonly table: string;
  readonly owner: Owner;
  /** Columns that are no data about the person but keys to something. */
  readonly hidden?: readonly string[];
}

/** Every table with rows about a person, all of which they can download. */
export const OWN_TABLES: readonly OwnTable[] = [
  { table: 'users', owner: 'person', hidden: ['deletion_token_hash'] },
  { table: 'logins', owner: 'user' },
  { table: 'known_browsers', owner: 'user', hidden: ['token_hash'] },
  { table: 'individual_charts', owner: 'user' },
  { table: 'own_charts', owner: 'user' },
  { table: 'chart_generations', owner: 'user' },
  { table: 'chart_revisions', owner: 'chart' },
  { table: 'chart_manuals', owner: 'chart' },
  { table: 'chart_shares', owner: 'chart', hidden: ['token_hash'] },
  { table: 'calendar_links', owner: 'user', hidden: ['token_hash'] },
  { table: 'reading_feedback', owner: 'chart' },
  { table: 'coach_conversations', owner: 'user' },
  { table: 'coach_messages', owner: 'conversation' },
  { table: 'coach_ratings', owner: 'conversation' },
  { table: 'account_memberships', owner: 'user' },
  { table: 'team_memberships', owner: 'user' },
  { table: 'team_members', owner: 'user' },
  { table: 'team_consents', owner: 'member', hidden: ['token_hash', 'reminder_hash'] },
  { table: 'team_moves', owner: 'member', hidden: ['asked_by'] },
  { table: 'billing_customers', owner: 'user' },
  { table: 'billing_attempts', owner: 'user' },
  { table: 'billing_subscriptions', owner: 'user', hidden: ['fencing_token'] },
  { table: 'billing_invoices', owner: 'subscription', hidden: ['fencing_token'] },
  { table: 'billing_payments', owner: 'subscription', hidden: ['fencing_token'] },
  { table: 'billing_notices', owner: 'subscription' },
  { table: 'ai_usage', owner: 'user' },
];

/** Tables that are not part of the download, and why. */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
  sessions: 'secrets of browsers; the sign-ins are in `logins`',
  team_accounts: 'the organization’s',
  teams: 'the organization’s',
  team_actions: 'the organization’s',
  team_debriefs: 'the organization’s',
  organization_drafts: 'the organization’s',
  team_invitations: 'the organization’s, until the invited person joins',
  working_dynamics: 'about pairs of people: the organization’s',
  penta_analyses: 'about teams: the organization’s',
  usage_tracking: 'counts of an account, not of people',
  usage_days: 'counts of all accounts',
  audit_log: 'the operator’s record of what admins and money change',
  mail_messages: 'deleted once sent',
  billing_cancellations: 'work under way at the payment provider',
  payment_events: 'the payment provider’s messages; what they are about is stored in `billing_*`',
  payment_incidents: 'failed work for the operator',
  account_closings: 'accounts that are deleted with their only admin',
  kept_invoices: 'of people who deleted their account, without anything that names them',
  cleanup_previews: 'the operator’s',
  master_prompts: 'the operator’s',
  master_prompt_versions: 'the operator’s',
  knowledge_chunks: 'the knowledge base',
  job_leases: 'running work',
  billing_counters: 'numbers of the payment queue',
  billing_cursors: 'how far payments have been compared',
  rate_limits: 'counts of the last hour',
  idempotency_keys: 'what requests of the last day have created',
  installation: 'settings of the installation',
};
