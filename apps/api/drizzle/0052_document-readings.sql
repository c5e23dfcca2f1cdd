CREATE TABLE "capture_accesses" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"accesses" jsonb NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_readings" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26),
	"asked_by" char(26) NOT NULL,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reading_id" text,
	"read" jsonb
);
--> statement-breakpoint
ALTER TABLE "capture_links" ALTER COLUMN "proposal_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "capture_links" ADD COLUMN "reading_id" char(26);--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_readings_of_proposal" ON "document_readings" USING btree ("proposal_id","kind","id");--> statement-breakpoint
CREATE INDEX "document_readings_under_way" ON "document_readings" USING btree ("id") WHERE status in ('WAITING', 'READING');--> statement-breakpoint
CREATE INDEX "document_readings_asked" ON "document_readings" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "capture_links" ADD CONSTRAINT "capture_links_reading_id_document_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."document_readings"("id") ON DELETE no action ON UPDATE no action;