CREATE TABLE "email_template_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text,
	"size_bytes" integer,
	"sha256" text,
	"html" text,
	"returned_from" integer,
	"changed_by" char(26) NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_template_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TRIGGER email_template_versions_append_only BEFORE UPDATE OR DELETE ON "email_template_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER email_template_versions_no_truncate BEFORE TRUNCATE ON "email_template_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
