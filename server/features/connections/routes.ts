import { getConnection } from '#shared/contract/connection.ts';
import { handle } from '../handle.ts';
import { read } from './service.ts';

export const connectionsRoutes = [handle(getConnection, ({ ctx, params }) => read(ctx, params))];
