import type OpenAI from 'openai';

/* What is exchanged with OpenAI, by the names that tests ask for. */
export type ChatRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
export type ChatEvent = OpenAI.Chat.Completions.ChatCompletionChunk;
export type EmbeddingRequest = OpenAI.EmbeddingCreateParams;
export type EmbeddingAnswer = OpenAI.CreateEmbeddingResponse;
