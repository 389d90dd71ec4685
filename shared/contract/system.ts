import * as z from 'zod/mini';
import { route } from './route.ts';

export const getHealth = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Which implementation runs behind each port',
  access: 'public',
  reply: z.object({
    status: z.literal('ok'),
    database: z.enum(['embedded', 'postgres']),
    identity: z.enum(['embedded', 'oidc']),
    payments: z.enum(['embedded', 'stripe']),
    /** `none`: nothing is sent, and links are copied manually. */
    mail: z.enum(['outbox', 'smtp', 'none']),
    places: z.enum(['gazetteer', 'google', 'google-new']),
    ephemeris: z.string(),
    chat: z.string(),
    /** The embedding model of the knowledge base's search. */
    embeddings: z.string(),
  }),
  errors: [],
});

export const getSite = route({
  method: 'GET',
  path: '/api/site',
  summary: 'Contact names and addresses shown on the public pages',
  access: 'public',
  reply: z.object({
    supportEmail: z.string(),
    salesEmail: z.string(),
    salesName: z.string(),
    founderName: z.string(),
  }),
  errors: [],
});

export const getOpenApi = route({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This contract as an OpenAPI 3.1 document',
  access: 'public',
  reply: z.looseObject({ openapi: z.string() }),
  errors: [],
});
