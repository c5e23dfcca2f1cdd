CREATE SEQUENCE "public"."lead_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1;--> statement-breakpoint
CREATE TABLE "lead_history" (
	"lead_id" char(26) NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"how" text,
	"to_status" text NOT NULL,
	"actor_id" char(26),
	"actor_name" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "lead_rotations" (
	"dealer_id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"seller_ids" jsonb NOT NULL,
	"last_id" char(26),
	"changed_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"owner_id" char(26),
	"owner_name" text,
	"channel" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"contact_preference" text NOT NULL,
	"vehicle_type_id" smallint NOT NULL,
	"vehicle_wanted" text NOT NULL,
	"submitted" jsonb NOT NULL,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"is_consortium" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"next_day" date,
	"next_time" text,
	"first_contact_at" timestamp with time zone,
	"minutes_to_first_contact" integer,
	"last_contact_on" date NOT NULL,
	"reason" text,
	"simulation_id" char(26),
	"proposal_id" char(26),
	"previous_id" char(26),
	"claimed_by" char(26),
	"claimed_by_name" text,
	"claimed_at" timestamp with time zone,
	"created_by_name" text NOT NULL,
	"changed_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_history_key" ON "lead_history" USING btree ("lead_id","seq");--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("due_at","id" DESC NULLS FIRST) WHERE status in ('new', 'again', 'visit');--> statement-breakpoint
CREATE INDEX "leads_due_of_dealer" ON "leads" USING btree ("dealer_id","due_at","id") WHERE status in ('new', 'again', 'visit');--> statement-breakpoint
CREATE INDEX "leads_due_of_owner" ON "leads" USING btree ("owner_id","due_at","id") WHERE status in ('new', 'again', 'visit');--> statement-breakpoint
CREATE INDEX "leads_recent" ON "leads" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "leads_recent_of_dealer" ON "leads" USING btree ("dealer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_recent_by_status" ON "leads" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_idle" ON "leads" USING btree ("last_contact_on","id") WHERE status in ('new', 'again', 'visit');--> statement-breakpoint
CREATE INDEX "leads_document" ON "leads" USING btree ("document","dealer_id");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone","dealer_id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"),"dealer_id");--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING gin (lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_of_proposal" ON "leads" USING btree ("proposal_id");--> statement-breakpoint
CREATE TRIGGER lead_history_append_only BEFORE UPDATE OR DELETE ON "lead_history" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER lead_history_no_truncate BEFORE TRUNCATE ON "lead_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
