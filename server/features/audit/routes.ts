import { exportAuditLog, listAuditLog } from '#shared/contract/audit.ts';
import { handle } from '../handle.ts';
import { exportAll, list } from './service.ts';

export const auditRoutes = [
  handle(listAuditLog, ({ ctx, query }) => list(ctx, query)),
  handle(exportAuditLog, ({ ctx, query }) => exportAll(ctx, query)),
];
