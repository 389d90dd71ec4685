import type { AiConfig } from '#server/platform/config.ts';
import { createOpenAiChat } from '../ai/openai-chat.ts';
import { createOpenAiEmbeddings } from '../ai/openai-embeddings.ts';
import type { ChatPort, EmbeddingPort } from '../ai/port.ts';

/** The coach that the configuration names. Nothing is called yet. */
export function createChat(
  { chat }: Pick<AiConfig, 'chat'>,
  { builtIn }: { readonly builtIn: () => ChatPort },
): ChatPort {
  return chat.kind === 'openai' ? createOpenAiChat(chat) : builtIn();
}

/** The embeddings that the configuration names. Nothing is called yet. */
export function createEmbeddings(
  { embeddings }: Pick<AiConfig, 'embeddings'>,
  { lexical }: { readonly lexical: () => EmbeddingPort },
): EmbeddingPort {
  return embeddings.kind === 'openai' ? createOpenAiEmbeddings(embeddings) : lexical();
}
