import { getHealth, getOpenApi, getSite } from '#shared/contract/system.ts';
import type { Config } from '../../platform/config.ts';
import { handleFixed } from '../../platform/http/mount.ts';
import type { Providers } from '../../providers/providers.ts';
import { handle } from '../handle.ts';

/** Public facts about the installation; none is about a person. */
export function systemRoutes(
  { config, providers }: { readonly config: Config; readonly providers: Providers },
  openApi: () => { openapi: string },
) {
  return [
    handle(getHealth, () => ({
      status: 'ok' as const,
      database: config.database.kind,
      identity: providers.identity.kind,
      payments: providers.payments.kind,
      mail: providers.mail.kind,
      places: providers.places.kind,
      ephemeris: providers.ephemeris.name,
      chat: providers.chat.name,
      embeddings: providers.embeddings.model,
    })),
    handle(getSite, () => config.site),
    handleFixed(getOpenApi, openApi),
  ];
}
