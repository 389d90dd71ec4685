import type { QuestionContext } from '#shared/contract/coach.ts';
import type { CoachLimits } from '../../platform/config.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { CoachQuestion, GroundPassage } from '../../providers/ai/port.ts';
import type { SafetyVerdict } from '../../providers/safety.ts';
import type { Ctx } from '../context.ts';
import type { ContinuedConversation, Scope } from '../conversations/exchanges.ts';
import { type Found, search } from '../knowledge/service.ts';
import { fittingPassages } from './fitting-passages.ts';
import type { Grounding } from './grounding.ts';
import { instructionsFor } from './instructions.ts';
import { keyOf } from './keys.ts';
import { selectFacts } from './select-facts.ts';

const PASSAGES_MAX = 6;
/** Some of what is found is about other people than those asked about. */
const FOUND_MAX = 2 * PASSAGES_MAX;

/** What the coach needs of the server's configuration. */
export interface CoachSettings {
  readonly limits: CoachLimits;
  /** Keys the hashes that a provider sees. */
  readonly secret: string;
}

/** What a question is about: everything that differs between a person's coach and a team's. */
export interface Subject {
  readonly audience: CoachQuestion['audience'];
  readonly scope: Scope;
  /** Called once, and only when the question is sent to a coach. */
  readonly ground: () => Promise<Grounding>;
  readonly countAs: 'individualChatUsage' | 'teamChatUsage';
  /** The account whose quota the question uses; null for a person's own. */
  readonly accountId: string | null;
  /** False once the team's people or what they share has changed: the answer isn't stored then. */
  readonly isCurrent?: (tx: Db) => Promise<boolean>;
}

/** A question as the person sends it. */
export interface SentQuestion {
  readonly question: string;
  readonly conversationId?: string | undefined;
  readonly isPrivate?: boolean | undefined;
  readonly context?: QuestionContext | undefined;
  readonly isRegenerated?: boolean | undefined;
}

/** A question while it is being answered. */
export interface AskedQuestion {
  readonly ctx: Ctx<UserActor>;
  readonly secret: string;
  readonly subject: Subject;
  readonly sent: SentQuestion;
  /** null for a new conversation. */
  readonly earlier: ContinuedConversation | null;
  readonly promptVersionId: string | null;
  /** Our own; a coach may class the question, too. */
  readonly verdict: SafetyVerdict;
}

/** Without the knowledge base the coach still has the chart. */
async function foundFor(ctx: Ctx, question: string): Promise<readonly Found[]> {
  try {
    return await search(ctx, question, FOUND_MAX);
  } catch (error) {
    if (error instanceof AppError || ctx.signal.aborted) return [];
    throw error;
  }
}

function passagesOf(found: readonly Found[]): GroundPassage[] {
  return found.slice(0, PASSAGES_MAX).map(({ title, heading, text, gates }, index) => ({
    id: `K${index + 1}`,
    title: heading === '' || heading === title ? title : `${title}: ${heading}`,
    text,
    gates,
  }));
}

/** Everything that a coach is sent with the question. */
export async function questionFor(
  { ctx, secret, subject, sent, earlier }: AskedQuestion,
  masterPrompt: string,
): Promise<CoachQuestion> {
  const { question, context = null, isRegenerated = false } = sent;
  const { chat, embeddings } = ctx.providers;
  const [grounding, found] = await Promise.all([subject.ground(), foundFor(ctx, question)]);
  const { facts } = grounding;
  const asked = context ? `${question} ${context.value}` : question;
  return {
    audience: subject.audience,
    instructions: instructionsFor(subject.audience, masterPrompt),
    ...grounding,
    selectedFacts: chat.factsMax
      ? await selectFacts(facts, asked, chat.factsMax, embeddings, ctx.signal)
      : facts,
    passages: passagesOf(fittingPassages(found, grounding.people, question)),
    history: earlier?.history ?? [],
    question,
    context,
    isRegenerated,
    askerKey: keyOf(secret, 'person', ctx.actor.id),
    cacheKey:
      'chartId' in subject.scope
        ? keyOf(secret, 'chart', subject.scope.chartId)
        : keyOf(secret, 'team', subject.scope.teamId),
  };
}
