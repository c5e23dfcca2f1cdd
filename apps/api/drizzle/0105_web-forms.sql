CREATE SEQUENCE "public"."web_form_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 800001 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "web_form_files" ADD CONSTRAINT "web_form_files_form_id_web_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_links" ADD CONSTRAINT "web_form_links_form_id_web_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_forms" ADD CONSTRAINT "web_forms_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_form_files_of_form" ON "web_form_files" USING btree ("form_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "web_form_files_sending" ON "web_form_files" USING btree ("form_id","send_id");--> statement-breakpoint
CREATE INDEX "web_form_links_of_form" ON "web_form_links" USING btree ("form_id","id");--> statement-breakpoint
CREATE INDEX "web_form_links_ended" ON "web_form_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "web_forms_expired" ON "web_forms" USING btree ("expires_at","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "web_forms_of_lead" ON "web_forms" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "web_forms_email" ON "web_forms" USING btree (lower("email")) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "web_forms_phone" ON "web_forms" USING btree ("phone") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "leads_registration" ON "leads" USING gin ("registration_numbers");