import { join } from 'node:path';
import { changeEmail } from './accounts/routes/change-email.ts';
import { changePassword } from './accounts/routes/change-password.ts';
import { codeWait } from './accounts/routes/code-wait.ts';
import { deleteAccount } from './accounts/routes/delete-account.ts';
import { exportAccount } from './accounts/routes/export-account.ts';
import { forgotPassword } from './accounts/routes/forgot-password.ts';
import { keys } from './accounts/routes/keys.ts';
import { logIn } from './accounts/routes/log-in.ts';
import { logOut } from './accounts/routes/log-out.ts';
import { me } from './accounts/routes/me.ts';
import { register } from './accounts/routes/register.ts';
import { resendCode } from './accounts/routes/resend-code.ts';
import { resetPassword } from './accounts/routes/reset-password.ts';
import { sessions } from './accounts/routes/sessions.ts';
import { verifyCode } from './accounts/routes/verify-code.ts';
import { changeAccount } from './admin/routes/change-account.ts';
import { listAccounts } from './admin/routes/list-accounts.ts';
import { listAudit } from './admin/routes/list-audit.ts';
import { readOverview } from './admin/routes/read-overview.ts';
import { analyzeImages } from './analysis/routes/analyze-images.ts';
import { analyzeManual } from './analysis/routes/analyze-manual.ts';
import { demoExample } from './analysis/routes/demo-example.ts';
import { runExamples } from './analysis/routes/run-examples.ts';
import { describeImages } from './analysis/routes/describe-images.ts';
import { v1Analyses } from './analysis/routes/v1-analyses.ts';
import { verifications } from './analysis/routes/verifications.ts';
import { keptAnalyses } from './analysis/routes/kept-analyses.ts';
import { downgrade } from './billing/routes/downgrade.ts';
import { mcp } from './mcp/routes/mcp.ts';
import { openPortal } from './billing/routes/open-portal.ts';
import { plan } from './billing/routes/plan.ts';
import { receiveWebhook } from './billing/routes/receive-webhook.ts';
import { startCheckout } from './billing/routes/start-checkout.ts';
import { syncPlan } from './billing/routes/sync-plan.ts';
import { testCheckout } from './billing/routes/test-checkout.ts';
import { testPortal } from './billing/routes/test-portal.ts';
import { listPosts } from './blog/routes/list-posts.ts';
import { readPost } from './blog/routes/read-post.ts';
import { sendFeedback } from './feedback/routes/send-feedback.ts';
import { countHistory } from './history/routes/count-history.ts';
import { deleteUnlistedItems } from './history/routes/delete-unlisted.ts';
import { exportCsv } from './history/routes/export-csv.ts';
import { historyItem } from './history/routes/history-item.ts';
import { historyPicture } from './history/routes/history-picture.ts';
import { listHistory } from './history/routes/list-history.ts';
import { saveHistoryItem } from './history/routes/save-history-item.ts';
import { lookUpName } from './isomers/routes/look-up-name.ts';
import { exercises } from './practice/routes/exercises.ts';
import { practice } from './practice/routes/practice.ts';
import { practiceProgress } from './practice/routes/progress.ts';
import { problemSets } from './practice/routes/sets.ts';
import { sharedSets } from './practice/routes/shared-sets.ts';
import { v1Molecules } from './isomers/routes/v1-molecules.ts';
import { makeIsomers } from './isomers/routes/make-isomers.ts';
import { noteIsomers, type NotesByModels } from './isomers/routes/note-isomers.ts';
import { quota } from './quota/routes/quota.ts';
import { exportPdf } from './reports/routes/export-pdf.ts';
import { settings } from './settings/routes/settings.ts';
import { structures } from './structures/routes/structures.ts';
import { webhooks } from './webhooks/routes/webhooks.ts';
import type { Feature } from './http/api.ts';

interface FeatureNeeds {
  readonly webDist: string;
  readonly byModels: NotesByModels;
}

/** All calls of the API, in the order in which they are documented. */
export const featuresOf = ({ webDist, byModels }: FeatureNeeds): readonly Feature[] => [
  register,
  logIn,
  logOut,
  me,
  resendCode,
  verifyCode,
  codeWait,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  sessions,
  keys,
  webhooks,
  quota,
  plan,
  analyzeImages,
  analyzeManual,
  describeImages,
  ...keptAnalyses,
  listHistory,
  countHistory,
  saveHistoryItem,
  historyItem,
  historyPicture,
  deleteUnlistedItems,
  exportCsv,
  exportPdf,
  listPosts,
  readPost,
  sendFeedback,
  settings,
  structures(),
  makeIsomers,
  noteIsomers(byModels),
  lookUpName,
  ...practice,
  ...exercises,
  practiceProgress,
  ...problemSets,
  ...sharedSets,
  demoExample(join(webDist, 'demo_example.json')),
  runExamples(join(webDist, 'examples.json')),
  startCheckout,
  openPortal,
  syncPlan,
  receiveWebhook,
  downgrade,
  testCheckout,
  testPortal,
  readOverview,
  listAccounts,
  changeAccount,
  listAudit,
  exportAccount,
  deleteAccount,
  ...verifications,
  ...v1Analyses,
  v1Molecules,
  mcp,
];
