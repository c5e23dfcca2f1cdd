CREATE TABLE "document_pages" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"turn" smallint NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"page_count" smallint NOT NULL,
	"sha256" text NOT NULL,
	"sent_by_name" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_documents" (
	"proposal_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"defects" jsonb NOT NULL,
	"note" text,
	"reviewed_by_name" text,
	"reviewed_at" timestamp with time zone,
	"changed_by_name" text NOT NULL,
	CONSTRAINT "proposal_documents_proposal_id_kind_pk" PRIMARY KEY("proposal_id","kind")
);
--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_documents" ADD CONSTRAINT "proposal_documents_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pages_of_proposal" ON "document_pages" USING btree ("proposal_id","kind","position");--> statement-breakpoint
CREATE TABLE "capture_links" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" char(26) NOT NULL,
	"made_by_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"session_hash" text,
	"session_expires_at" timestamp with time zone,
	CONSTRAINT "capture_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "capture_links_session_hash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
ALTER TABLE "capture_links" ADD CONSTRAINT "capture_links_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capture_links_ended" ON "capture_links" USING btree ("expires_at");