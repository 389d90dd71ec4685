import * as z from 'zod/mini';
import { route } from './route.ts';

/** Two prompts of this length fit into one request in any script. */
export const PROMPT_MAX = 12_000;

const prompt = (emptyMessage: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? emptyMessage : undefined) })
    .check(
      z.trim(),
      z.minLength(1, emptyMessage),
      z.maxLength(PROMPT_MAX, `Use at most ${PROMPT_MAX} characters`),
    );

const NewPrompts = {
  individualCoachPrompt: prompt('Individual coach prompt is required'),
  teamCoachPrompt: prompt('Team coach prompt is required'),
};

/** The prompts of both coaches, besides the fixed rules. */
export const MasterPrompts = z.object({
  /** null while no record exists and the built-in prompts apply. */
  id: z.nullable(z.string()),
  individualCoachPrompt: z.string(),
  teamCoachPrompt: z.string(),
  /** 0 while no record exists. */
  version: z.number(),
  /** ISO 8601, UTC; null while no record exists. */
  updatedAt: z.nullable(z.string()),
});
export type MasterPrompts = z.infer<typeof MasterPrompts>;

export const MasterPromptVersion = z.object({
  version: z.number(),
  individualCoachPrompt: z.string(),
  teamCoachPrompt: z.string(),
  /** The restored version; null for new text. */
  restoredFrom: z.nullable(z.number()),
  /** Email address, else name, of who saved it; null when that person was deleted. */
  savedBy: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  savedAt: z.string(),
});
export type MasterPromptVersion = z.infer<typeof MasterPromptVersion>;

const PromptsId = z.object({ id: z.string().check(z.uuid()) });

export const getMasterPrompts = route({
  method: 'GET',
  path: '/api/admin/master-prompts',
  summary: 'The prompts of both coaches',
  access: 'master_admin',
  reply: MasterPrompts,
  errors: [],
});

export const NewMasterPrompts = z.strictObject(NewPrompts);

export const createMasterPrompts = route({
  method: 'POST',
  path: '/api/admin/master-prompts',
  summary: 'Keep prompts of one’s own for the first time',
  access: 'master_admin',
  body: NewMasterPrompts,
  createsOnce: true,
  reply: MasterPrompts,
  errors: [],
});

export const updateMasterPrompts = route({
  method: 'PUT',
  path: '/api/admin/master-prompts/:id',
  summary: 'Change the prompts; running conversations keep theirs',
  access: 'master_admin',
  params: PromptsId,
  body: z.strictObject({
    ...NewPrompts,
    /** The state that was read: refused when there is a later one. */
    updatedAt: z.optional(z.iso.datetime()),
  }),
  reply: MasterPrompts,
  errors: ['prompts.not_found'],
});

export const PROMPT_VERSIONS_PER_PAGE = 50;

export const listMasterPromptVersions = route({
  method: 'GET',
  path: '/api/admin/master-prompts/:id/versions',
  summary: 'Every state that the prompts have had, the last one first',
  access: 'master_admin',
  params: PromptsId,
  query: z.object({
    /** Only versions before this one. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))),
  }),
  reply: z.array(MasterPromptVersion).check(z.maxLength(PROMPT_VERSIONS_PER_PAGE)),
  errors: ['prompts.not_found'],
});

export const restoreMasterPrompts = route({
  method: 'POST',
  path: '/api/admin/master-prompts/:id/versions/:version/restore',
  summary: 'Bring an earlier state of the prompts back, as a new version',
  access: 'master_admin',
  params: z.object({
    id: z.string().check(z.uuid()),
    version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
  }),
  reply: MasterPrompts,
  errors: ['prompts.not_found'],
});
