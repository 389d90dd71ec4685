import { listAuditLog } from '#shared/contract/audit.ts';
import { handle } from '../../http/mount.ts';
import { list } from './service.ts';

export const auditRoutes = [handle(listAuditLog, ({ ctx, query }) => list(ctx, query))];
