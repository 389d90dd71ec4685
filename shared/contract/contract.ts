import {
  createTeam,
  deleteTeam,
  listAccountTeams,
  listTeamCharts,
  updateTeam,
} from './account-teams.ts';
import {
  getActiveAccount,
  getActiveTeam,
  listMyAccounts,
  setActiveAccount,
  setActiveTeam,
} from './accounts.ts';
import {
  countAdminAccounts,
  createAdminAccount,
  deleteAdminAccount,
  exportAdminAccounts,
  getAdminAccount,
  listAdminAccounts,
  updateAdminAccount,
} from './admin.ts';
import { exportAuditLog, listAuditLog } from './audit.ts';
import { getCurrentUser, setPreferences } from './auth.ts';
import {
  createSubscription,
  getBilling,
  getBillingConfig,
  getBillingStatus,
  listPaymentIncidents,
  openBillingPortal,
  previewUpgrade,
  refreshBilling,
  retryPaymentIncident,
  upgradePlan,
} from './billing.ts';
import { getCertainty } from './certainty.ts';
import {
  countCharts,
  deleteChart,
  getChart,
  getLatestChart,
  listCharts,
  previewChart,
} from './charts.ts';
import { cleanupPhantomAccounts } from './cleanup.ts';
import { askCoach, askTeamCoach } from './coach.ts';
import {
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
} from './conversations.ts';
import { correctChart, listRevisions } from './corrections.ts';
import { vectorSearch } from './knowledge.ts';
import {
  addAccountUser,
  addViewer,
  listAccountUsers,
  listViewers,
  removeAccountUser,
  removeViewer,
  searchUsers,
  updateUser,
} from './members.ts';
import { getOwnChart, setOwnChart } from './own-chart.ts';
import { autocompletePlaces, getPlaceDetails } from './places.ts';
import {
  createMasterPrompts,
  getMasterPrompts,
  listMasterPromptVersions,
  restoreMasterPrompts,
  updateMasterPrompts,
} from './prompts.ts';
import type { Route } from './route.ts';
import { getHealth, getOpenApi, getSite } from './system.ts';
import {
  analyzeTeam,
  exportTeamPeople,
  getLatestTeam,
  getTeam,
  getTeamPeople,
  listMyTeams,
} from './teams.ts';
import { getUsageStatistics, trackPageLoad } from './usage.ts';

/** Every operation of the API. The server refuses to start when one of them is not mounted. */
export const CONTRACT = {
  getHealth,
  getSite,
  getOpenApi,
  getCurrentUser,
  setPreferences,
  autocompletePlaces,
  getPlaceDetails,
  previewChart,
  getLatestChart,
  getChart,
  getCertainty,
  listCharts,
  countCharts,
  deleteChart,
  correctChart,
  listRevisions,
  getOwnChart,
  setOwnChart,
  listAuditLog,
  exportAuditLog,
  trackPageLoad,
  getUsageStatistics,
  askCoach,
  askTeamCoach,
  listConversations,
  getConversation,
  renameConversation,
  deleteConversation,
  getMasterPrompts,
  createMasterPrompts,
  updateMasterPrompts,
  listMasterPromptVersions,
  restoreMasterPrompts,
  vectorSearch,
  getActiveAccount,
  setActiveAccount,
  getActiveTeam,
  setActiveTeam,
  listMyAccounts,
  analyzeTeam,
  getTeam,
  getLatestTeam,
  getTeamPeople,
  exportTeamPeople,
  listMyTeams,
  listAccountTeams,
  createTeam,
  updateTeam,
  deleteTeam,
  listTeamCharts,
  listAdminAccounts,
  countAdminAccounts,
  exportAdminAccounts,
  getAdminAccount,
  createAdminAccount,
  updateAdminAccount,
  deleteAdminAccount,
  listAccountUsers,
  addAccountUser,
  removeAccountUser,
  listViewers,
  addViewer,
  removeViewer,
  searchUsers,
  updateUser,
  cleanupPhantomAccounts,
  getBillingConfig,
  createSubscription,
  getBillingStatus,
  refreshBilling,
  getBilling,
  openBillingPortal,
  previewUpgrade,
  upgradePlan,
  listPaymentIncidents,
  retryPaymentIncident,
} as const satisfies Record<string, Route>;
