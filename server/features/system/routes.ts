import { getHealth, getOpenApi, getSite } from '#shared/contract/system.ts';
import { handle, handleFixed } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';

/** Public facts about the installation; none is about a person. */
export function systemRoutes(services: Services, openApi: { openapi: string }) {
  const { config, providers } = services;
  return [
    handle(getHealth, () => ({
      status: 'ok' as const,
      database: config.database.kind,
      identity: providers.identity.kind,
      payments: providers.payments.kind,
      places: providers.places.kind,
      ephemeris: providers.ephemeris.name,
      chat: providers.chat.name,
      embeddings: providers.embeddings.model,
    })),
    handle(getSite, () => config.site),
    handleFixed(getOpenApi, openApi),
  ];
}
