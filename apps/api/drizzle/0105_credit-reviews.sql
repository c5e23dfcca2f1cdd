CREATE TABLE "credit_reviews" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"refusal_seq" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"message" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_name" text NOT NULL,
	"due_on" date NOT NULL,
	"claimed_by" char(26),
	"claimed_by_name" text,
	"claimed_at" timestamp with time zone,
	"outcome" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" char(26),
	"answered_by_name" text
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "refusal_reasons" jsonb;--> statement-breakpoint
ALTER TABLE "credit_reviews" ADD CONSTRAINT "credit_reviews_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_reviews_of_refusal" ON "credit_reviews" USING btree ("proposal_id","refusal_seq");--> statement-breakpoint
CREATE INDEX "credit_reviews_waiting" ON "credit_reviews" USING btree ("requested_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "credit_reviews_requested" ON "credit_reviews" USING btree ("requested_at","id");