CREATE TABLE "erased_people" (
	"mark" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposal_history" ADD COLUMN "exceptions" jsonb;