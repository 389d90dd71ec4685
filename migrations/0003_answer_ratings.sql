CREATE TABLE "coach_ratings" (
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"verdict" varchar(4) NOT NULL,
	"reason" varchar(500) DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_ratings_conversation_id_position_pk" PRIMARY KEY("conversation_id","position")
);
--> statement-breakpoint
ALTER TABLE "coach_ratings" ADD CONSTRAINT "coach_ratings_message" FOREIGN KEY ("conversation_id","position") REFERENCES "public"."coach_messages"("conversation_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_ratings_created" ON "coach_ratings" USING btree ("created_at","verdict");