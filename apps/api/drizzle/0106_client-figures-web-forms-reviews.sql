CREATE SEQUENCE "public"."lead_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."web_form_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 800001 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "web_form_files" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"form_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"page_count" smallint NOT NULL,
	"sha256" text NOT NULL,
	"send_id" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_form_links" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"form_id" char(26) NOT NULL,
	CONSTRAINT "web_form_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "web_forms" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"person_type" text NOT NULL,
	"step" text NOT NULL,
	"client" jsonb NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"contact_preference" text NOT NULL,
	"vehicle_type_id" smallint NOT NULL,
	"vehicle_wanted" text NOT NULL,
	"language" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"session_hash" text,
	"session_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"number" text,
	"sent_at" timestamp with time zone,
	"lead_id" char(26),
	CONSTRAINT "web_forms_session_hash_unique" UNIQUE("session_hash"),
	CONSTRAINT "web_forms_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "dgi_clients" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "registration_id" char(26);--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "registration_numbers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "refusal_reasons" jsonb;--> statement-breakpoint
ALTER TABLE "lead_requests" ADD CONSTRAINT "lead_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reviews" ADD CONSTRAINT "credit_reviews_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_files" ADD CONSTRAINT "web_form_files_form_id_web_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_links" ADD CONSTRAINT "web_form_links_form_id_web_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_forms" ADD CONSTRAINT "web_forms_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_links_expired" ON "figure_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lead_requests_of_lead" ON "lead_requests" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_reviews_of_refusal" ON "credit_reviews" USING btree ("proposal_id","refusal_seq");--> statement-breakpoint
CREATE INDEX "credit_reviews_waiting" ON "credit_reviews" USING btree ("requested_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "credit_reviews_requested" ON "credit_reviews" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "web_form_files_of_form" ON "web_form_files" USING btree ("form_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "web_form_files_sending" ON "web_form_files" USING btree ("form_id","send_id");--> statement-breakpoint
CREATE INDEX "web_form_links_of_form" ON "web_form_links" USING btree ("form_id","id");--> statement-breakpoint
CREATE INDEX "web_form_links_ended" ON "web_form_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "web_forms_expired" ON "web_forms" USING btree ("expires_at","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "web_forms_of_lead" ON "web_forms" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "web_forms_email" ON "web_forms" USING btree (lower("email")) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "web_forms_phone" ON "web_forms" USING btree ("phone") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "leads_registration" ON "leads" USING gin ("registration_numbers");