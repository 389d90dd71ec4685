CREATE TABLE "knowledge_chunks" (
	"model" varchar(200) NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"filename" varchar(255) NOT NULL,
	"chunk_index" integer NOT NULL,
	"total_chunks" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"vector" real[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_chunks_model_content_hash_pk" PRIMARY KEY("model","content_hash"),
	CONSTRAINT "knowledge_chunks_position" CHECK ("knowledge_chunks"."chunk_index" >= 0 and "knowledge_chunks"."chunk_index" < "knowledge_chunks"."total_chunks"),
	CONSTRAINT "knowledge_chunks_vector" CHECK (cardinality("knowledge_chunks"."vector") > 0)
);
--> statement-breakpoint
CREATE TABLE "knowledge_leases" (
	"model" varchar(200) PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
