import type { AiConfig } from '#server/platform/config-ai.ts';
import { createOpenAiChat } from './openai-chat.ts';
import { createOpenAiEmbeddings } from './openai-embeddings.ts';
import type { ChatPort, EmbeddingPort } from './port.ts';

/** The configured coach. Makes no request yet. */
export function createChat(
  { chat }: Pick<AiConfig, 'chat'>,
  { builtIn }: { readonly builtIn: () => ChatPort },
): ChatPort {
  return chat.kind === 'openai' ? createOpenAiChat(chat) : builtIn();
}

/** The configured embeddings. Makes no request yet. */
export function createEmbeddings(
  { embeddings }: Pick<AiConfig, 'embeddings'>,
  { lexical }: { readonly lexical: () => EmbeddingPort },
): EmbeddingPort {
  return embeddings.kind === 'openai' ? createOpenAiEmbeddings(embeddings) : lexical();
}
