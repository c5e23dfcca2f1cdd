CREATE SEQUENCE "public"."lead_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "figure_links" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"shown" jsonb NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lead_requests" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"lead_id" char(26) NOT NULL,
	"number" text NOT NULL,
	"figure" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "lead_requests" ADD CONSTRAINT "lead_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_links_expired" ON "figure_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lead_requests_of_lead" ON "lead_requests" USING btree ("lead_id","created_at");